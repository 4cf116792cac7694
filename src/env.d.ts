declare namespace App {
  /** What a page tells the components of its content, which get nothing but their tag's attributes. */
  interface Locals {
    /** The language the page is shown in. */
    locale?: import('./i18n/index.ts').Locale;
    /** The slug of the lesson being shown. */
    lesson?: string;
  }
}
