const amounts = new Intl.NumberFormat('es', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** `1234,50`: with a decimal comma and without groups, so that a Spanish spreadsheet reads a number. */
export const amountOf = (cents: number): string => amounts.format(cents / 100);
