import { confirm } from '@/ui/confirm';

/** Asked before another operator's request is ended by a no, which cannot be taken back; one's own is withdrawn at once. */
export function sureToDecline({ jbrxm, kqx }: { jbrxm: string; kqx: boolean }): Promise<boolean> {
  if (kqx) return Promise.resolve(true);
  const content = `${jbrxm}的申请将终止，仍按现在的办理，并告知${jbrxm}。您确定不同意吗？`;
  return confirm({ title: '温馨提示', content, okText: '不同意', focus: 'cancel' });
}
