import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { bind } from '../../platform/http/bind.ts';
import { liftEthicalWall } from './lift-ethical-wall.ts';
import { listEthicalWalls } from './list-ethical-walls.ts';
import { raiseEthicalWall } from './raise-ethical-wall.ts';

export const ethicalWallRoutes = [
  bind(ethicalWalls.list, listEthicalWalls),
  bind(ethicalWalls.raise, raiseEthicalWall),
  bind(ethicalWalls.lift, liftEthicalWall),
];
