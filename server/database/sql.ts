// The words of queries, from one place: the library's package description is so large that reading it once for every
// file that asks for it takes half of the program's start.
export * from 'drizzle-orm'
