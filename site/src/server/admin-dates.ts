/** How the admin writes a day, as people in Australia do. */
export const DAY = { displayFormat: 'd MMM yyyy' };

/** A day with its time, on the clock of whoever looks. */
export const DAY_AND_TIME = {
  pickerAppearance: 'dayAndTime' as const,
  displayFormat: 'd MMM yyyy, h:mm aa',
};
