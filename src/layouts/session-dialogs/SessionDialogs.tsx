import { ConfirmHost } from '@/ui/ConfirmHost';
import { ForbiddenDialog } from './ForbiddenDialog';
import { IdleDialog } from './IdleDialog';
import { SessionLostDialog } from './SessionLostDialog';

/** The dialogs of the session and the questions of `confirm`; rendered once, always, beside the routes. */
export function SessionDialogs() {
  return (
    <>
      <ConfirmHost />
      <ForbiddenDialog />
      <IdleDialog />
      <SessionLostDialog />
    </>
  );
}
