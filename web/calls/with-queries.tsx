// Screens that ask the server are wrapped in this. Not the frame of the page: the first page asks nothing, and does
// without the library.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useContext, useState } from 'react'
import { onOtherPerson, sessionAnswered } from '../session.ts'
import { createQueryClient } from './query-client.ts'
import { type Answers, GivenAnswers, servedAnswers } from './served-answers.ts'

let client: QueryClient | undefined

/** One for all screens, so that equal questions share their answer. */
function sharedClient(): QueryClient {
  if (client) return client
  const made = knowing(servedAnswers())
  // What was answered to the former person is forgotten, and what is on show is asked anew.
  onOtherPerson((change) => (change === 'in' ? void made.resetQueries() : made.clear()))
  made.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryKey[0] === '/api/dashboard') sessionAnswered()
  })
  client = made
  return made
}

function knowing(answers: Answers): QueryClient {
  const made = createQueryClient()
  for (const [address, answer] of Object.entries(answers)) made.setQueryData([address], answer)
  return made
}

export function withQueries<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function WithQueries(props) {
    const given = useContext(GivenAnswers)
    // On the server every page has answers of its own.
    const [client] = useState(() => (given ? knowing(given) : sharedClient()))
    return (
      <QueryClientProvider client={client}>
        <Screen {...props} />
      </QueryClientProvider>
    )
  }
}
