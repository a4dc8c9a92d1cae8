import { contact } from '@network-site/site/contact'
import { BuildWithUsForm } from '../../features/contact/build-with-us-form.tsx'
import { settingsQuery } from '../../features/settings/settings-query.ts'
import { queryClient } from '../../query-client.ts'
import { ServerState } from '../../server-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'

interface BuildWithUsProps {
  isOpen: boolean
  onClose: () => void
}

/** The Build-with-us modal. Loaded when it is first asked for. */
export default function BuildWithUs({ isOpen, onClose }: BuildWithUsProps) {
  return (
    <ServerState>
      <Modal
        isOpen={isOpen}
        onClose={onClose}
        title={contact.title}
        icon={<Icon name="hammer" />}
        closeLabel={contact.close}
      >
        <BuildWithUsForm findTarget={findFormTarget} onSent={onClose} />
      </Modal>
    </ServerState>
  )
}

async function findFormTarget() {
  return (await queryClient().ensureQueryData(settingsQuery())).form
}
