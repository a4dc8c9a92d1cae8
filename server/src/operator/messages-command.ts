import type { Command } from 'commander'
import { messagesCommand } from '../features/contact/messages-command.ts'
import { submissionStore } from '../features/contact/submission-store.ts'
import type { OperatorContext } from './operator-context.ts'

/** `messages`: the same as `npm run messages`. */
export function addMessagesCommand(program: Command, { deployment }: OperatorContext): void {
  program
    .command('messages [words...]')
    .description('list, show or export what people wrote through the form')
    .allowUnknownOption()
    .action(async (words: string[]) => {
      const archive = submissionStore(await deployment.sql())
      await messagesCommand(words, { archive, write })
    })
}

function write(text: string): Promise<void> {
  return new Promise((done) => process.stdout.write(text, () => done()))
}
