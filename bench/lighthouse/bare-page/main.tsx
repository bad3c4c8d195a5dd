import { createRoot } from 'react-dom/client'

createRoot(document.body).render(<h1>A bare page</h1>)
