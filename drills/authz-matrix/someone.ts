let people = 0

/** An address that nobody had before. */
export const someone = (name = 'someone') => `${name}-${++people}@example.com`
