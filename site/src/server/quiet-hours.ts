/** The hours of a day (0 to 23) from and until which nothing is sent; they may go past midnight. */
export type QuietHours = { quietFrom: number; quietUntil: number };

/** Whether an hour (0 to 23) is one of the quiet hours. None is where they begin and end at the same hour. */
export const isQuiet = (hour: number, { quietFrom, quietUntil }: QuietHours): boolean =>
  quietFrom <= quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil;
