export { SkeletonList as BackOfficeSkeleton } from '#web/ui/skeleton-list.tsx';
