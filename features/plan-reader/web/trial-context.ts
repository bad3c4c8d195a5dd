// What an open assumption would do to the plan, for the chart in the text.
import { createContext } from 'react'
import type { Seen } from '#features/living-plan/web/public.ts'
import type { ReaderPlan } from '../contract.ts'

export interface Trial {
  now: Seen
  before: Seen
}

interface CashState {
  cash: ReaderPlan['cash']
  trial: Trial | undefined
}

export const CashContext = createContext<CashState | undefined>(undefined)
