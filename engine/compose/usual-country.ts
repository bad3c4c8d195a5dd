// Where a business is taken to be while the brief names no country.
export const USUAL_COUNTRY = 'US'
