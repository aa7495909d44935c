export { ethicalWallRoutes } from './routes.ts';
