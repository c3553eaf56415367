/** Whom we owe the dates (decision 060). Its code is ISC; the file of the licence puts the data under CC BY-SA. */
export const holidayLibrary = {
  library: { name: 'date-holidays', url: 'https://github.com/commenthol/date-holidays' },
  license: { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' },
} as const;
