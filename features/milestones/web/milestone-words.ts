// What the map calls things.
import { Compass, Hammer, HandCoins, type LucideIcon, Rocket, UsersRound } from 'lucide-react'
import { MILESTONES, type Milestone } from '../contract.ts'

interface FieldWords {
  name: string
  label: string
  kind: 'long' | 'short' | 'list'
  /** What one entry of a list is called. */
  item?: string
}

interface MilestoneWords {
  title: string
  description: string
  icon: LucideIcon
  /** Of its icon. */
  tone: string
  fields: FieldWords[]
}

const long = (name: string, label: string): FieldWords => ({ name, label, kind: 'long' })
const short = (name: string, label: string): FieldWords => ({ name, label, kind: 'short' })
const list = (name: string, label: string, item: string): FieldWords => ({ name, label, kind: 'list', item })

export const WORDS: Record<Milestone, MilestoneWords> = {
  vision: {
    title: 'Vision & Mission',
    description: 'Your core idea, the problem, and why now.',
    icon: Compass,
    tone: 'text-navy',
    fields: [long('coreIdea', 'Core idea'), long('problem', 'Problem'), long('whyNow', 'Why now')],
  },
  audience: {
    title: 'Target Audience',
    description: 'Who it is for and what hurts today.',
    icon: UsersRound,
    tone: 'text-draft-ink',
    fields: [
      long('target', 'Target audience'),
      long('demographics', 'Demographics'),
      list('painPoints', 'Pain points', 'pain point'),
    ],
  },
  mvp: {
    title: 'Build MVP',
    description: 'Features, tech stack and timeline.',
    icon: Hammer,
    tone: 'text-warn',
    fields: [
      short('techStack', 'Tech stack'),
      short('timeline', 'Timeline'),
      list('featureList', 'Features', 'feature'),
    ],
  },
  monetization: {
    title: 'Monetization',
    description: 'Pricing model, revenue and channels.',
    icon: HandCoins,
    tone: 'text-ok',
    fields: [
      long('pricingModel', 'Pricing model'),
      long('revenue', 'Revenue'),
      list('channels', 'Revenue channels', 'channel'),
    ],
  },
  launch: {
    title: 'Launch & Scale',
    description: 'Strategy, channels and timeline.',
    icon: Rocket,
    tone: 'text-danger',
    fields: [
      long('strategy', 'Strategy'),
      short('timeline', 'Timeline'),
      list('channels', 'Launch channels', 'channel'),
    ],
  },
}

export function closingMessage(done: number): string {
  if (done === 0) return 'Start your journey by defining your vision!'
  if (done < MILESTONES.length) return "Keep going! You're making great progress!"
  return "Congratulations! You've completed all milestones!"
}
