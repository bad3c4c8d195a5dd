// The columns of the list, the same in its head, its rows and its gaps. On phones the middle ones become a third line.
export const WIDTHS = {
  box: 'w-13',
  industry: 'w-37 max-lg:hidden',
  stage: 'w-41 max-md:hidden',
  created: 'w-30 max-md:hidden',
}

export const widthOfActions = (mayChange: boolean): string => (mayChange ? 'w-24 md:w-27' : 'w-16')
