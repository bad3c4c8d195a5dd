import type { VoteType } from '../contract.ts'

export interface Tally {
  upvotes: number
  downvotes: number
  userVote?: VoteType | undefined
}

/** As the server will count it: the same way again takes the vote back, the other way turns it around. */
export function castVote({ upvotes, downvotes, userVote }: Tally, cast: VoteType): Tally {
  const after = userVote === cast ? undefined : cast
  return {
    upvotes: upvotes + Number(after === 'up') - Number(userVote === 'up'),
    downvotes: downvotes + Number(after === 'down') - Number(userVote === 'down'),
    userVote: after,
  }
}
