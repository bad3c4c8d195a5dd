// What is taught, by the words of the brief.
import type { Context } from '../../context.ts'
import { wareIn } from '../kind.ts'
import type { Teaching } from './teaching.ts'
import { PLAIN } from './teaching-plain.ts'
import { CHILDREN } from './teachings-children.ts'
import { HANDS } from './teachings-hands.ts'
import { PAPER } from './teachings-paper.ts'
import { SCHOOL } from './teachings-school.ts'
import { SKILL } from './teachings-skill.ts'
import { WORK } from './teachings-work.ts'

const ALL = [...WORK, ...PAPER, ...SCHOOL, ...CHILDREN, ...SKILL, ...HANDS]

export function teachingOf(context: Context): Teaching {
  return wareIn(context, ALL, PLAIN)
}
