import { Command } from 'commander'
import { addActionsCommand } from './action-log.ts'
import { addBackupCommands } from './backup-commands.ts'
import { addChainCommands } from './chain-commands.ts'
import { addContractCommands } from './contract-commands.ts'
import { addMessagesCommand } from './messages-command.ts'
import { addLeaderboardCommands } from './leaderboard-commands.ts'
import type { OperatorContext } from './deployment.ts'
import { addOwnershipCommands } from './ownership-commands.ts'
import { addRotateKeyCommands } from './rotate-key-command.ts'
import { addStatusCommand } from './status-command.ts'
import { addTopUpCommand } from './top-up-command.ts'
import { addTransactionCommands } from './transaction-commands.ts'
import { addWhyCommand } from './why-command.ts'

/** Creates the operator CLI. Global options may come before or after the command. */
export function createProgram(context: OperatorContext): Command {
  const program = new Command('npm run operator --')
    .description('Inspect and change a deployment. Set the same environment variables as for its server.')
    .option('--json', 'print JSON')
    .option('--yes', 'skip the confirmation prompt')
    .option('--as <name>', 'name to record in the action log (default: your account and machine)')
    .showHelpAfterError('Run with --help for usage.')
    .exitOverride()
  addStatusCommand(program, context)
  addWhyCommand(program, context)
  addContractCommands(program, context)
  addOwnershipCommands(program, context)
  addTopUpCommand(program, context)
  addTransactionCommands(program, context)
  addChainCommands(program, context)
  addRotateKeyCommands(program, context)
  addLeaderboardCommands(program, context)
  addMessagesCommand(program, context)
  addBackupCommands(program, context)
  addActionsCommand(program, context)
  return program
}
