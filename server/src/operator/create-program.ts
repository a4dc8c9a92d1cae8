import { Command } from 'commander'
import { addActionsCommand } from './action-log.ts'
import { addBackupCommands } from './backup-commands.ts'
import { addContractCommands } from './contract-commands.ts'
import { addMessagesCommand } from './messages-command.ts'
import { addLeaderboardCommands } from './leaderboard-commands.ts'
import type { OperatorContext } from './deployment.ts'
import { addRotateKeyCommand } from './rotate-key-command.ts'
import { addStatusCommand } from './status-command.ts'
import { addTopUpCommand } from './top-up-command.ts'
import { addTransactionCommands } from './transaction-commands.ts'
import { addWhyCommand } from './why-command.ts'

/** The operator's commands. Options that all of them have may stand before or behind a command. */
export function createProgram(context: OperatorContext): Command {
  const program = new Command('npm run operator --')
    .description('Look at a deployment, and change it. The environment says which one: the same as the server’s.')
    .option('--json', 'answer with JSON, for programs')
    .option('--yes', 'agree to what the command is about to do, for scripts')
    .option('--as <name>', 'who is written down as having done it; your account by default')
    .showHelpAfterError('Add --help for what there is.')
    .exitOverride()
  addStatusCommand(program, context)
  addWhyCommand(program, context)
  addContractCommands(program, context)
  addTopUpCommand(program, context)
  addTransactionCommands(program, context)
  addRotateKeyCommand(program, context)
  addLeaderboardCommands(program, context)
  addMessagesCommand(program, context)
  addBackupCommands(program, context)
  addActionsCommand(program, context)
  return program
}
