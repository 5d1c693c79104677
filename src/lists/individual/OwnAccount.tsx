import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DepositAccount } from '@/api/person';
import { ownAccount } from '@/engine/flow/own-queries';
import type { ListScope } from '@/engine/list/define-list';
import { lacksAccount, NoAccount } from '@/engine/no-account/NoAccount';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';

/** A list of the own account. */
export const OWN_ACCOUNT: ListScope<DepositAccount> = {
  Chooser: OwnAccount,
  usual: knownAccount,
  key: ({ grzh }) => grzh,
};

/** The one account there is; somebody without one is told what to do. */
function OwnAccount({ children }: { children: (account: DepositAccount, choice: ReactNode) => ReactNode }) {
  const account = useQuery(ownAccount);
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

/** The account where it has been asked for already. */
function knownAccount(client: QueryClient): DepositAccount | undefined {
  const account = client.getQueryData(ownAccount.queryKey);
  return account && !lacksAccount(account) ? account : undefined;
}
