const DAY = 24 * 3600 * 1000;

/** A calendar day at noon, so that no clock change moves it. */
const noon = (day: string): Date => new Date(`${day}T12:00:00`);

/** Which puzzle of the list a day has; the list begins anew after its last. Days before `start` count back from its end. */
export function dailyIndex(start: string, count: number, day: string): number {
  const days = Math.round((noon(day).getTime() - noon(start).getTime()) / DAY);
  return ((days % count) + count) % count;
}

/** The days before a day, the latest first, none of them before `start`. */
export function daysBefore(start: string, day: string, most: number): readonly string[] {
  const days: string[] = [];
  for (let at = 1; at <= most; at += 1) {
    const date = new Date(noon(day).getTime() - at * DAY);
    const text = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    if (text < start) break;
    days.push(text);
  }
  return days;
}

/** A day as a date, for a language to say. */
export const dateOf = (day: string): Date => noon(day);
