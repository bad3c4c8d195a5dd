export const UNREACHABLE = {
  title: 'Connection Error',
  description: 'Unable to connect to the server. Please check your internet connection and try again.',
}
