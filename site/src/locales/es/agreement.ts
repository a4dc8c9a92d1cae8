export const agreementNotice = 'Este acuerdo solo está disponible en inglés. El texto en inglés es el vinculante.'
