/** Where our own token widget is. A third party's may stand in for it: both are told everything by their query. */
export const tokenWidgetPath = '/widget/token'
