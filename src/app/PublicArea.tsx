import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { PublicFrame } from '@/pages/public/PublicFrame';
import { queryClient } from '@/session/query-client';

/** Public pages, each loaded on demand. Their titles are in public-pages.tsx. */
const PAGES: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  '/introToCenter': lazy(() => import('@/pages/public/centre/CentreIntro')),
  '/pubNotice': lazy(() => import('@/pages/public/notices/PubNotice')),
  '/policyInfo': lazy(() => import('@/pages/public/policy/PolicyList')),
  '/policyDetail': lazy(() => import('@/pages/public/policy/PolicyDetail')),
  '/znts': lazy(() => import('@/pages/public/answers/SmartAnswers')),
  '/loanRate': lazy(() => import('@/pages/public/rates/LoanRates')),
  '/dkcs': lazy(() => import('@/pages/public/calculator/LoanCalculator')),
  '/cooperation': lazy(() => import('@/pages/public/cooperation/Cooperation')),
  '/commonDownload': lazy(() => import('@/pages/public/downloads/Downloads')),
  '/operationVideo': lazy(() => import('@/pages/public/videos/OperationVideos')),
  '/complaintJY': lazy(() => import('@/pages/public/complaints/ComplaintList')),
  '/complaintJYInfo': lazy(() => import('@/pages/public/complaints/ComplaintInfo')),
  '/complaintJYAdd': lazy(() => import('@/pages/public/complaints/ComplaintAdd')),
  '/goodBadReviews': lazy(() => import('@/pages/public/evaluation/GoodBadReviews')),
  '/startEvaluation': lazy(() => import('@/pages/public/evaluation/StartEvaluation')),
  '/evaluationRecords': lazy(() => import('@/pages/public/evaluation/EvaluationRecords')),
  '/evaluationInformation': lazy(() => import('@/pages/public/evaluation/EvaluationInformation')),
  '/zmhy': lazy(() => import('@/pages/public/check/CertificateCheck')),
  '/ylOfd': lazy(() => import('@/pages/public/preview/OfdPreview')),
  '/ylOfdBase64': lazy(() => import('@/pages/public/preview/OfdBase64Preview')),
};

export default function PublicArea({ path }: { path: string }) {
  const Page = PAGES[path];
  return (
    <QueryClientProvider client={queryClient}>
      <PublicFrame path={path}>{Page && <Page />}</PublicFrame>
    </QueryClientProvider>
  );
}
