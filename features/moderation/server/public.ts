export { closeReports, holdReportsOf } from './close-reports.ts'
