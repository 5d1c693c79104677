import { MessageBell } from './MessageBell';
import { UserMenu } from './UserMenu';

/** Messages and account, in the banner. */
export function MemberTools() {
  return (
    <>
      <MessageBell />
      <UserMenu />
    </>
  );
}
