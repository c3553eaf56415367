/** The product type of entries in a feed that are not offers: no list has them, and they match nobody (specification §9). */
export const nonOfferType = 'domainactive';
