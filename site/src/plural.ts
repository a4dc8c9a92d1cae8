/** A sentence for each plural category of its language, as `Intl.PluralRules` names them. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
