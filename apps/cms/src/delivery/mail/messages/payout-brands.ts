/** The ways of payment whose names are the same in every language. */
export const payoutBrands = { usdt: 'USDT', webmoney: 'WebMoney', capitalist: 'Capitalist', paypal: 'PayPal' } as const;
