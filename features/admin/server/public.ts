export { changed, type Deed, record } from './record.ts'
