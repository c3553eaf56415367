/** The product type of feed entries that are not offers. No list shows them, and they match nobody (specification §9). */
export const nonOfferType = 'domainactive';
