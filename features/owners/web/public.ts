export { ReportFact } from './report/report-fact.tsx';
