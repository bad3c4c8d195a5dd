export { forMe } from './me.ts'
