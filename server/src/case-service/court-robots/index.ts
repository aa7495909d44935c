export { lookAtCourts, sendToRobot, tendRobotJobs, watchDockets, workAtCourt } from './robot-jobs.job.ts';
