/** Copy for the details of a transaction on the developers' page. */
export const transactionWords = {
  hash: 'Transaction hash',
  status: 'Status',
  states: { pending: 'Pending', success: 'Successful', reverted: 'Reverted' },
  block: 'Block',
  blockValue: '{block} (confirmations: {count})',
  from: 'From',
  to: 'To',
  creates: 'Creates contract',
  value: 'Value',
  gas: 'Gas',
  gasValue: '{used} of {limit}',
  fee: 'Fee',
  mints: 'Items minted',
  noMints: 'None',
  mint: '{items} to {receiver}',
  notYet: 'Not in a block yet',
}
