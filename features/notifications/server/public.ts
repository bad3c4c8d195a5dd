export { saveSettings, settingsOf } from './settings.ts'
export { unsubscribeUrl } from './unsubscribe.ts'
