-- Run once, when the PostgreSQL container makes its data folder.
create database keycloak;
