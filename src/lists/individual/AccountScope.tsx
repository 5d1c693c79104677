import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DepositAccount } from '@/api/person/person';
import { myAccount } from '@/engine/flow/my-queries';
import type { ListScope } from '@/engine/list/define-list';
import { lacksAccount, NoAccount } from '@/engine/no-account/NoAccount';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';

/** Scope of lists on the signed-in person's own account. */
export const ACCOUNT_SCOPE: ListScope<DepositAccount> = {
  Chooser: OwnAccount,
  usual: knownAccount,
  key: ({ grzh }) => grzh,
};

/** Loads the only account; without one, shows what to do. */
function OwnAccount({ children }: { children: (account: DepositAccount, choice: ReactNode) => ReactNode }) {
  // The list has just asked for the account, for its date.
  const account = useQuery({ ...myAccount, retryOnMount: false });
  if (account.data && lacksAccount(account.data)) {
    return (
      <Card label="个人账户">
        <NoAccount account={account.data} />
      </Card>
    );
  }
  if (account.data) return children(account.data, null);
  if (account.isError) return <LoadFailed error={account.error} onRetry={() => void account.refetch()} />;
  return <Loading />;
}

/** The account from the query cache. */
function knownAccount(client: QueryClient): DepositAccount | undefined {
  const account = client.getQueryData(myAccount.queryKey);
  return account && !lacksAccount(account) ? account : undefined;
}
