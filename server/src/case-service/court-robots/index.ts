export { serveReviews } from './serve-reviews.ts';
export { lookAtCourts, sendToRobot, tendRobotJobs, watchDockets, workAtCourt } from './robot-jobs.job.ts';
