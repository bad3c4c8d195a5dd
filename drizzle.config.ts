import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./features/*/server/tables.ts', './server/*/tables.ts'],
  out: './migrations',
  casing: 'snake_case',
})
