import { contact } from '@network-site/site/contact-words'
import { BuildWithUsForm } from '../features/contact/build-with-us-form.tsx'
import { solveProof } from '../features/proof-of-work/solve-proof.ts'
import { settingsQuery } from '../features/settings/settings-queries.ts'
import { Icon } from '../ui/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { queryClient, QueryProvider } from './query-client.tsx'

/** Renders the Build-with-us modal. Loaded when first opened. */
export function BuildWithUs({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <QueryProvider>
      <Modal
        isOpen={isOpen}
        onClose={onClose}
        title={contact.title}
        icon={<Icon name="hammer" />}
        closeLabel={contact.close}
      >
        <BuildWithUsForm findTarget={findFormTarget} solveProof={solveProof} onSent={onClose} />
      </Modal>
    </QueryProvider>
  )
}

async function findFormTarget() {
  return (await queryClient().ensureQueryData(settingsQuery())).form
}
