import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { fetchEvaluationAddress } from '@/api/cases/evaluation';
import { isLink } from '@/domain/identity/link';
import { LinkButton } from '@/engine/flow/LinkButton';
import { isPublicPath } from '@/session/public-paths';

const OWN_PAGE = '/startEvaluation';

/** 我要评价, as the centre configures: a page of the hall, or the province's platform in a new window. */
export function EvaluateLink() {
  const { data: address = '' } = useQuery({ queryKey: ['evaluation', 'address'], queryFn: fetchEvaluationAddress });
  if (/^https?:/i.test(address) && isLink(address)) {
    return (
      <Button type="primary" href={address} target="_blank" rel="noopener noreferrer">
        我要评价<span data-unseen>（在新窗口打开）</span>
      </Button>
    );
  }
  return (
    <LinkButton type="primary" to={isPublicPath(address.split('?', 1)[0] ?? '') ? address : OWN_PAGE}>
      我要评价
    </LinkButton>
  );
}
