// What other parts of the shop may use of reports.
export { ReportButton } from './report-button.tsx'
