// The words of tables. See sql.ts.
export * from 'drizzle-orm/pg-core'
