export { newestReady as newestIssue } from './issue-queries.ts'
