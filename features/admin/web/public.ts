export { AdminPage } from './admin-page.tsx'
export { AuditList } from './audit-list.tsx'
export { sectionsFor } from './sections.ts'
