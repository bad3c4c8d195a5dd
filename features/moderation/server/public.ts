export { remove, restore } from './acts.ts'
