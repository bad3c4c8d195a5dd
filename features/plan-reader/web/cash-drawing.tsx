import { CashChart } from '#features/living-plan/web/public.ts'

export default CashChart
