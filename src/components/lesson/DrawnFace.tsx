import type { ShownFace } from './drillItem.ts';

interface Props {
  readonly face: ShownFace;
  /** Beside a button's words the drawing says nothing more. */
  readonly alt?: '' | undefined;
  readonly className?: string | undefined;
}

/** A face that makes a signal. */
export const DrawnFace = ({ face, alt, className }: Props) => (
  <img
    class={className}
    src={import.meta.env.BASE_URL.replace(/\/$/u, '') + face.path}
    alt={alt ?? face.alt}
    width="200"
    height="216"
    decoding="async"
  />
);
