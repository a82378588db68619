"""The web application: routes, pages, cookies, limits, protocols."""
